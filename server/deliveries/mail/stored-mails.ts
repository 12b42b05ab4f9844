import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { letterKinds } from '../../model.ts';
import { syncFolder } from '../../platform/durable-files.ts';
import { getLetterName, formatMailTime } from './mail-name.ts';

/** The folder of mails that were written as files. */
export const getMailFolder = (dataDir: string) => join(dataDir, 'mail');

/** The mails that were written as files. They outlive the setting that ended this, so look always. */
export interface StoredMails {
  /**
   * @param names each whole, or without its time, or a lead's reference, or a digest's name
   * @returns how many files were deleted
   */
  erase(names: readonly string[]): Promise<number>;
  /** @returns how many files were deleted */
  eraseLettersTo(subscriptionIds: readonly string[]): Promise<number>;
  /**
   * @param keptReferences of leads whose mails stay
   * @returns how many files were deleted
   */
  eraseOlderThan(before: number, keptReferences: readonly string[]): Promise<number>;
}

/** Also matches what a killed process left half written. */
const mailFile =
  /^\.?(?<name>(?<time>\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)_(?<about>.+))\.eml(?:\.\d+\.part)?$/;

/** @param folder need not exist */
export function openStoredMails(folder: string): StoredMails {
  const erase = async (names: readonly string[]) => {
    const wanted = new Set(names);
    if (wanted.size === 0) return 0;
    return eraseFiles(folder, ({ name, about }) =>
      [name, about, ...about.split('_', 1)].some((each) => wanted.has(each)),
    );
  };
  return {
    erase,
    eraseLettersTo: (ids) =>
      erase(ids.flatMap((id) => letterKinds.map((kind) => getLetterName(kind, id)))),
    eraseOlderThan(before, keptReferences) {
      const limit = formatMailTime(before);
      const isKept = (about: string) => keptReferences.some((each) => about.startsWith(each));
      return eraseFiles(folder, ({ time, about }) => time < limit && !isKept(about));
    },
  };
}

interface MailFileName {
  name: string;
  time: string;
  about: string;
}

async function eraseFiles(
  folder: string,
  matches: (name: MailFileName) => boolean,
): Promise<number> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const erased = files.filter((file) => {
    const { name, time, about } = mailFile.exec(file)?.groups ?? {};
    return name && time && about && matches({ name, time, about });
  });
  for (const file of erased) await rm(join(folder, file), { force: true });
  if (erased.length > 0) await syncFolder(folder);
  return erased.length;
}
