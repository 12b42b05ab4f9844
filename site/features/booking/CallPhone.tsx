import words from 'virtual:words/booking';
import type { ComponentProps } from 'react';
import { Field } from '../../ui/Field.tsx';

export const callPhoneId = 'call-phone';

/** Asks for the number to call, which the request left out. */
export const CallPhone = (
  props: Pick<ComponentProps<typeof Field>, 'defaultValue' | 'error' | 'advice'>,
) => (
  <div className="picker-phone">
    <Field
      {...props}
      id={callPhoneId}
      name="phone"
      type="tel"
      label={words.picker.phone}
      autoComplete="tel"
      unmarked
    />
  </div>
);
