/** From this length on a word is set smaller, to fit the hub. */
const longChars = 11;

interface Props {
  name: string;
  /** For example `4 of 15`. */
  place: string;
  /** Changes with every turn of the wheel; 0 before the first. */
  move: number;
}

/** The active industry, large, inside the wheel. The names around it say the same to assistive technology. */
export function WheelHub({ name, place, move }: Props) {
  const isLong = name.split(' ').some((word) => word.length >= longChars);
  return (
    <div className="wheel-hub" aria-hidden="true">
      <p className="wheel-place">{place}</p>
      <p
        key={move}
        className={`wheel-active ${isLong ? 'wheel-active-long' : ''}`}
        data-moved={move || undefined}
      >
        {name}
      </p>
    </div>
  );
}
