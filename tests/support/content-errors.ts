import { ContentError, formatIssue, type Issue } from '../../lib/content/errors.ts';
import { readContent } from '../../lib/content/load.ts';
import { findAllIssues } from '../../owner/content-check.ts';

const withoutLine = ({ line: _, ...issue }: Issue): Issue => issue;

/** @returns what the content check says of a folder, without the folder and lines */
export const listContentErrors = async (folder: string): Promise<string[]> =>
  (await findAllIssues(readContent(folder))).map((issue) =>
    formatIssue(withoutLine(issue)).replaceAll(`${folder}/`, ''),
  );

/** @returns the same task, whose errors name no lines */
export const withoutLines =
  <Result>(read: () => Result) =>
  (): Result => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      throw new ContentError(...error.issues.map(withoutLine));
    }
  };
