/** What a visitor names when they call or write about a request. */
export function ReferenceLine({ reference }: { reference: string }) {
  return (
    <>
      Your reference is <strong className="whitespace-nowrap">{reference}</strong>.
    </>
  );
}
