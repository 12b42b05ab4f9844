import { Line } from '../../../motion/Line.tsx';

/** Four stations on a line that ends in three strokes: people to choose from, nothing signed yet. */
export function StationsToASlate() {
  return (
    <>
      <Line className="slate-run straight-h" draw="right" />
      <ol className="slate-stations" aria-hidden="true">
        {['CIO', 'CTO', 'CISO', 'CRO'].map((role) => (
          <li key={role}>{role}</li>
        ))}
      </ol>
      <span className="slate" aria-hidden="true" />
    </>
  );
}
