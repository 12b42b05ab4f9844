import controls from 'virtual:words/controls';

/** What ui/SampleMark.tsx renders, for Markdown. */
export const sampleMark = ` <span class="sample-mark">${controls.sample}</span>`;
