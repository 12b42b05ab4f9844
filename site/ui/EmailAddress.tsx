import './email-address.css';

/** An e-mail address; when it is too long for a line, it breaks behind its @ and not within a word. */
export function EmailAddress({ of: address }: { of: string }) {
  const at = address.indexOf('@') + 1;
  return (
    <>
      <span className="email-name">{address.slice(0, at)}</span>
      {address.slice(at)}
    </>
  );
}
