/** Large text. Keeps hyphenated words, and a short start before a colon, on one line if they fit. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(/(^[^:]{1,24}:|\S*\w-\w\S*)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="unbroken">
        {part}
      </span>
    ),
  );
