import type { ReactNode } from 'react';

/** A Mustache tag for an escaped value of the server's view. */
export const formatTag = (name: string) => `{{${name}}}`;

/** A Mustache section inside an attribute. */
export const formatSection = (name: string, text: string) => `{{#${name}}}${text}{{/${name}}}`;

interface Props {
  name: string;
  children: ReactNode;
  otherwise?: ReactNode;
}

/** A Mustache section: shows its children if the view has `name`, and `otherwise` if it does not. */
export const Section = ({ name, children, otherwise }: Props) => (
  <>
    {`{{#${name}}}`}
    {children}
    {`{{/${name}}}`}
    {otherwise && (
      <>
        {`{{^${name}}}`}
        {otherwise}
        {`{{/${name}}}`}
      </>
    )}
  </>
);
