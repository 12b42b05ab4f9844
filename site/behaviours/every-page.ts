/** What every page brings to life. Sections add their own behaviours in their page's script. */
import { startDrawing } from './draw-on-entry.ts';
import { startHashTargets } from './hash-target.ts';
import { startMobileMenu } from './mobile-menu.ts';
import { startServicesDropdown } from './services-dropdown.ts';
import { tidyAddress } from './visit-address.ts';

tidyAddress();

const services = document.querySelector<HTMLElement>('[data-services]');
if (services) startServicesDropdown(services);

const menu = document.querySelector<HTMLElement>('#menu');
if (menu) startMobileMenu(menu);

startHashTargets();
startDrawing();
