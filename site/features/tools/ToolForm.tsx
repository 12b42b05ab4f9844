import type { ReactNode, RefObject } from 'react';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './tool.css';

interface Props {
  /** Name of the tool: ids begin with it. */
  tool: 'vacancy' | 'brief' | 'scorecard';
  copy: { headline: string; noScript: string };
  form: RefObject<HTMLFormElement | null>;
  /** Where the browser keeps the answers (islands/wake-island.ts). */
  kept: string;
  notes?: ReactNode;
  fields: ReactNode;
  /** Under the fields. */
  children: ReactNode;
}

/** The half of a tool that visitors fill in. Nothing is sent. */
export const ToolForm = ({ tool, copy, form, kept, notes, fields, children }: Props) => (
  <section className="screen-only" aria-labelledby={`${tool}-form-title`}>
    <div>
      <SectionHeading id={`${tool}-form-title`} look="type-tile">
        {copy.headline}
      </SectionHeading>
      {notes}
      <noscript>
        <p className="above-12 measure-34">{copy.noScript}</p>
      </noscript>
    </div>
    <form
      ref={form}
      className="tool-fields columns above-32"
      noValidate
      data-kept={kept}
      onSubmit={(event) => event.preventDefault()}
    >
      {fields}
    </form>
    {children}
  </section>
);
