const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** @returns a small whole number as it is written in running text: `ten`, but `14` */
export const numberWord = (value: number): string => words[value] ?? String(value);
