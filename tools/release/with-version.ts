/**
 * @param changelog the text of CHANGELOG.md
 * @param day as YYYY-MM-DD
 * @returns the same with the number and the day in the place of "Unreleased"
 */
export function withVersion(changelog: string, version: string, day: string): string {
  const [, unreleased] = /^## Unreleased\n(.*?)(?=^## |$(?![\s\S]))/ms.exec(changelog) ?? [];
  if (unreleased === undefined) throw new Error('CHANGELOG.md has no section "Unreleased".');
  if (!unreleased.includes('\n### What an owner must do\n')) {
    throw new Error('"Unreleased" in CHANGELOG.md does not say what an owner must do.');
  }
  return changelog.replace(/^## Unreleased$/m, `## ${version} - ${day}`);
}
