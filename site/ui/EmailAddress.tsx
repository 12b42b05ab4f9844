import './links.css';

/** An email address that breaks only after its @. */
export function EmailAddress({ address }: { address: string }) {
  const at = address.indexOf('@') + 1;
  return (
    <>
      <span className="email-name">{address.slice(0, at)}</span>
      {address.slice(at)}
    </>
  );
}
