/** What ui/SampleMark.tsx renders, in a text that is Markdown. */
export const sampleMark = ' <span class="sample-mark">Sample</span>';
