import { consultationFieldList } from './fields.ts';
import { Given, tag } from './template.tsx';

/** What was sent, to be filled by the server; what was left empty is not listed. */
export function ResultValues() {
  return (
    <dl className="result-values">
      {consultationFieldList.map(({ name, label }) => (
        <Given key={name} name={`values.${name}`}>
          <div className="result-value">
            <dt>{label}</dt>
            <dd>{tag(`values.${name}`)}</dd>
          </div>
        </Given>
      ))}
    </dl>
  );
}
