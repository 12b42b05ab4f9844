/** Words with `{city}` in them; where there is room, the city's name is not broken over two lines. */
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
