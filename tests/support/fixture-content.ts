/** The texts of the firm that the tests know: no test reads the ones that the project is shipped with. */
export const fixtureContent = 'tests/fixture-content';

/** Where its texts and its build are, for the build, the server and the browser tests alike. */
export const fixtureSettings = { CONTENT_DIR: fixtureContent, SITE_DIST: '.cache/fixture-site' };
