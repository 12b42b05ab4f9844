import type { ReactNode } from 'react';

/** A Mustache tag that puts a value of the server's view, escaped, into text or an attribute. */
export const formatTag = (name: string) => `{{${name}}}`;

/** Its children appear only where the view has `name`, or has it `not`; for a list, once for each. */
export function Section({
  name,
  not = false,
  children,
}: {
  name: string;
  not?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      {`{{${not ? '^' : '#'}${name}}}`}
      {children}
      {`{{/${name}}}`}
    </>
  );
}

/** The same choice inside an attribute. */
export const formatSection = (name: string, text: string) => `{{#${name}}}${text}{{/${name}}}`;
