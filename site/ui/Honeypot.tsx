import controls from 'virtual:words/controls';
import { honeypotField } from '../../lib/forms/endpoints.ts';
import './field.css';

/** A hidden field that only bots fill in. */
export const Honeypot = () => (
  <div className="honeypot" aria-hidden="true">
    <label>
      {controls.trap}
      <input name={honeypotField} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
