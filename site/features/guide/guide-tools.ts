/** Reads the data that the scorecard and the calendar take from a guide's tables. */
import { ContentError } from '../../../lib/content/errors.ts';
import type { GuideFields } from '../../../lib/content/schemas/post.ts';
import { nameFile } from '../../content/content.ts';
import type { GuideQuestion } from '../tools/scorecard/cards.ts';
import { findPieces } from '../tools/toolbox/find-pieces.ts';
import type { CalendarDay } from './calendar-file.ts';

export interface GuideToolsData {
  role: string;
  questions: GuideQuestion[];
  days: CalendarDay[];
}

/**
 * @param rendered the guide's body as HTML
 * @throws ContentError if a table is missing or has other columns
 */
export function readGuideTools(
  slug: string,
  { role, questions, days }: NonNullable<GuideFields['tools']>,
  rendered: string,
): GuideToolsData {
  const tables = findPieces(rendered).filter(({ kind }) => kind === 'table');
  const readRows = (field: string, anchor: string, columns: number) => {
    const [, ...rows] = tables.find((table) => table.anchor === anchor)?.rows ?? [];
    if (rows.length > 0 && rows.every((cells) => cells.length === columns)) return rows;
    throw new ContentError({
      file: nameFile(`guides/${slug}.md`),
      path: `tools.${field}`,
      message: `no table with ${columns} columns is under #${anchor}`,
    });
  };
  return {
    role,
    questions: readRows('questions', questions, 3).map(
      ([question = '', strong = '', weak = '']) => ({
        question,
        strong,
        weak,
      }),
    ),
    days: readRows('days', days, 2).map(([day, text = '']) => {
      if (/^\d{1,3}$/.test(day ?? '')) return { day: Number(day), text };
      throw new ContentError({
        file: nameFile(`guides/${slug}.md`),
        path: 'tools.days',
        message: `'${day}' is not a number of days`,
      });
    }),
  };
}
