/** Large text. A word with a hyphen, such as counter-offer, stays on one line if it fits, and so does a short start before a colon. */
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
