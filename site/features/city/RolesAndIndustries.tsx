import type { City } from '../../../lib/content/schemas/city.ts';
import type { CityPage } from '../../../lib/content/schemas/city-page.ts';
import { Line, Ring } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './roles-and-industries.css';

interface Props {
  industries: CityPage['industries'];
  roles: CityPage['roles'];
  city: City;
}

/** Industries, and roles in demand as rings on the line. */
export function RolesAndIndustries({ industries, roles, city }: Props) {
  return (
    <div className="on-lichen">
      <div className="frame demand">
        <section className="zone industries" aria-labelledby="industries-title" data-drawing="">
          <Line className="industries-line lane-right straight-v full" />
          <SectionHeading id="industries-title">{industries}</SectionHeading>
          <ul className="industries-list type-h3">
            {city.industries.map((industry) => (
              <li key={industry}>{industry}</li>
            ))}
          </ul>
        </section>
        <section id="roles" className="roles" aria-labelledby="roles-title" data-drawing="">
          <div className="zone roles-top">
            <Line className="lane-right straight-v full" />
            <SectionHeading id="roles-title">{roles.headline}</SectionHeading>
            <p className="roles-note">{roles.note}</p>
          </div>
          <RoleLine roles={city.techRoles} />
        </section>
      </div>
    </div>
  );
}

/** The line leaves the right rail, runs down through a ring for each role, and goes back. */
function RoleLine({ roles }: { roles: string[] }) {
  return (
    <>
      <div className="zone crossing">
        <Line className="crossing-in lane-right bend-br reach-half" draw="left" />
        <Line className="roles-in bend-tl" draw="left" />
      </div>
      <ul>
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
