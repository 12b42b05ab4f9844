/** A text with `{city}` in it; where it fits, the city's name is kept on one line. */
export function CityWords({ text, city }: { text: string; city: string }) {
  const [before, after] = text.split('{city}');
  return (
    <>
      {before}
      <span className="city-words">{city}</span>
      {after}
    </>
  );
}
