/** Large text whose words with hyphens stay on one line if they fit, such as counter-offer. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(/(\S*\w-\w\S*)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="unbroken">
        {part}
      </span>
    ),
  );
