/** The content of the invented firm that tests run on, instead of the shipped content. */
export const fixtureContent = 'tests/fixture-content';

/** The content and the build, for the build, the server and the browser tests. */
export const fixtureSettings = { CONTENT_DIR: fixtureContent, SITE_DIST: '.cache/fixture-site' };
