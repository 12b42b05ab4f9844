/** Fills `{city}` and keeps the name on one line if it fits. */
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
