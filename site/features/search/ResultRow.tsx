interface Props {
  title?: string;
  to?: string;
  text?: string;
}

/** One page in a list: a ruled row. Without a page it is the mould of the rows that are found. */
export function ResultRow({ title, to, text }: Props) {
  return (
    <li className="result">
      <h3 className="result-title type-h3">
        <a className="result-link" href={to}>
          {title}
        </a>
      </h3>
      <p className="result-text">{text}</p>
    </li>
  );
}
