import { Line, Ring } from '../../motion/Line.tsx';

/** The line leaves the right rail, runs down through a ring for each role, and goes back. */
export function RoleLine({ roles }: { roles: string[] }) {
  return (
    <>
      <div className="zone crossing">
        <Line className="crossing-in lane-right bend-br reach-half" draw="left" />
        <Line className="roles-in bend-tl" draw="left" />
      </div>
      <ul className="roles-list">
        {roles.map((role) => (
          <li key={role} className="zone role">
            <Line className="role-line straight-v full" step={2} />
            <Ring className="role-ring" step={3} />
            <span className="role-name">{role}</span>
          </li>
        ))}
      </ul>
      <div className="zone roles-out">
        <Line className="roles-back bend-bl" draw="right" step={3} />
        <Line className="roles-on lane-right bend-tr reach-half" draw="right" step={3} />
      </div>
    </>
  );
}
