import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type LeasedDelivery,
  type LeasedLeadDelivery,
  type LetterKind,
  letterKinds,
} from '../../model.ts';
import { syncToDisk } from '../../platform/durable-files.ts';

export const getMailFolder = (dataDir: string) => join(dataDir, 'mail');

/** Also matches a file that a killed process left incomplete. */
const mailFile =
  /^\.?(?<name>(?<time>\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)_(?<subject>.+))\.eml(?:\.\d+\.part)?$/;

/**
 * Erases emails that were written to files. Call it even with an SMTP server: files from before it was
 * configured remain. Each function returns the number of deleted files.
 * @param folder need not exist
 */
export function openStoredMails(folder: string) {
  const erase = async (names: readonly string[]) => {
    const wanted = new Set(names);
    if (wanted.size === 0) return 0;
    return eraseFiles(folder, ({ name, subject }) =>
      [name, subject, ...subject.split('_', 1)].some((candidate) => wanted.has(candidate)),
    );
  };
  return {
    /** @param names whole names, names without their time, references of leads, or names of digests */
    erase,
    eraseLettersTo: (subscriptionIds: readonly string[]) =>
      erase(subscriptionIds.flatMap((id) => letterKinds.map((kind) => getLetterName(kind, id)))),
    eraseOlderThan: (before: number) =>
      eraseFiles(folder, ({ time }) => time < formatMailTime(before)),
  };
}

interface MailFileName {
  name: string;
  time: string;
  subject: string;
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
    const { name, time, subject } = mailFile.exec(file)?.groups ?? {};
    return name && time && subject && matches({ name, time, subject });
  });
  for (const file of erased) await rm(join(folder, file), { force: true });
  if (erased.length > 0) await syncToDisk(folder);
  return erased.length;
}

/** Formats the time of an email's file name; earlier times sort first. */
const formatMailTime = (time: number) => new Date(time).toISOString().replace(/[:.]/g, '-');

/** Names the emails of one subscriber, to find and erase them. */
const getLetterName = (kind: LetterKind, subscriptionId: string) => `${kind}_${subscriptionId}`;

/** Names a digest, to erase it with a request that it lists. */
export const getDigestName = (reportedAt: number) => `digest-${reportedAt}`;

/** A lead has an email for each recipient; the reference finds all of them. */
const getNoticeName = ({ id, lead }: LeasedLeadDelivery) => `${lead.reference}_${id.slice(0, 8)}`;

/**
 * Returns the file name of a delivery's mail, without extension. It sorts by time and is the same for
 * each attempt, so that an attempt after a crash replaces its file.
 */
export function getMailName(delivery: LeasedDelivery): string {
  if ('lead' in delivery) {
    return `${formatMailTime(delivery.lead.receivedAt)}_${getNoticeName(delivery)}`;
  }
  if ('suspects' in delivery) {
    // The oldest request in it expires first.
    const { id, createdAt, suspects } = delivery;
    const time = suspects.listed[0]?.receivedAt ?? createdAt;
    return `${formatMailTime(time)}_${getDigestName(createdAt)}_${id.slice(0, 8)}`;
  }
  const time = formatMailTime(delivery.createdAt);
  return 'subscription' in delivery
    ? `${time}_${getLetterName(delivery.kind, delivery.subscription.id)}`
    : `${time}_${delivery.kind}_${delivery.id}`;
}
