import { Line } from './Line.tsx';
import './line.css';

/** The line passes a section on the right rail, behind its content; the section is positioned. */
export function RightRail() {
  return (
    <div className="right-rail" aria-hidden="true">
      <div className="frame right-rail-frame">
        <div className="zone right-rail-zone">
          <Line className="lane-right straight-v full" />
        </div>
      </div>
    </div>
  );
}
