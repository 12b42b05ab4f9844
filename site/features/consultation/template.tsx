import type { ReactNode } from 'react';

/** A Mustache tag for an escaped value of the server's view. */
export const formatTag = (name: string) => `{{${name}}}`;

/** A Mustache section: shows its children if the view has `name`, or with `not` if it does not. */
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

/** A Mustache section inside an attribute. */
export const formatSection = (name: string, text: string) => `{{#${name}}}${text}{{/${name}}}`;
