/**
 * Controls, line separators and marks of direction, which steer a terminal, forge lines or reorder
 * text; without the tabs and line ends that output of several lines needs.
 */
const unsafe = /(?![\t\n]|\r\n)[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** As JSON writes it, so that JSON keeps its meaning. */
const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** @returns the text with each unsafe character written as `\u001b` */
export const escapeText = (text: string): string => text.replace(unsafe, escaped);

/** @returns the same on one line */
export const escapeLine = (text: string): string => escapeText(text).replace(/[\t\r\n]/g, escaped);
