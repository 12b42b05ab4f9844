/** Errors that an owner can act on. They are printed without a stack trace. */
export class OwnerError extends Error {
  override name = 'OwnerError';
}

/** What is wrong in a content file, and what to do. */
export interface Issue {
  /** As the owner sees it: `content/pages/home.yaml`. */
  file: string;
  /** Counted from 1. */
  line?: number | undefined;
  /** The field, such as `hero.lead`. */
  path?: string | undefined;
  message: string;
}

/** @returns the issue as editors and terminals link it: `content/pages/home.yaml:12: hero.lead: is missing` */
export const formatIssue = ({ file, line, path, message }: Issue): string =>
  [`${file}${line === undefined ? '' : `:${line}`}`, ...(path ? [path] : []), message].join(': ');

/** Content that cannot be used. */
export class ContentError extends OwnerError {
  override name = 'ContentError';
  readonly issues: readonly Issue[];

  constructor(...issues: readonly Issue[]) {
    super(issues.map(formatIssue).join('\n'));
    this.issues = issues;
  }
}
