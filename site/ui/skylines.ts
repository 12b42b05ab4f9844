/** Skylines of the five cities: one outline on the ground line y = 300, and ink hairlines in it. */
import type { CitySlug } from '../../contracts/content/city.ts';
import { range } from '../lib/range.ts';

export interface SkylineDrawing {
  width: number;
  /** Highest point of the outline; the drawing's box reaches from there to the ground. */
  top: number;
  outline: string;
  hairlines: string;
}

const upright = (from: number, to: number, ...xs: number[]) =>
  xs.map((x) => `M${x} ${from}V${to}`).join('');
const level = (from: number, to: number, ...ys: number[]) =>
  ys.map((y) => `M${from} ${y}H${to}`).join('');

/** The short versions that stand side by side on the city banner (design, section 6). */
export const skylines: Record<CitySlug, SkylineDrawing> = {
  dallas: {
    width: 236,
    top: 112,
    outline:
      'M0 300H8V276H24V300H36V205A21 21 0 1 1 46 205V300H56V240H76V176Q76 154 94 154Q112 154 112 176V226H126V138H136V116H158V138H168V226H180L194 146L220 170V206L212 222V300H236',
    hairlines:
      level(28, 54, 180, 188) +
      upright(192, 292, 86, 94, 102) +
      upright(156, 292, 138, 144, 150, 156) +
      'M194 156V284M190 186L214 200',
  },
  'little-rock': {
    width: 306,
    top: 156,
    outline:
      'M0 300L14 300L14 270L26 270L26 300C40 238 96 238 110 300L122 300L122 238L140 238L140 174L150 174L158 158L166 174L176 174L176 260L192 260L192 248L212 248L212 234L222 234C222 196 262 196 262 234L272 234L272 248L292 248L292 300L306 300',
    hairlines:
      'M44 276V300M56 266V300M68 263V300M80 266V300M92 276V300' +
      upright(184, 292, 151, 158, 165) +
      'M242 182V206' +
      upright(258, 292, 204, 214, 224, 234, 244, 254, 264, 274, 284),
  },
  shreveport: {
    width: 290,
    top: 116,
    outline:
      'M0 300L8 300L8 264L44 206Q92 270 140 206L176 264L176 300L190 300L190 132L198 132L198 118L222 118L222 132L230 132L230 206L240 206L240 188L247 188L255 164L263 188L270 188L270 206L278 206L278 300L290 300',
    hairlines: [
      'M8 264H176',
      'M20 250V264M32 231V264M44 211V264M56 224V264M68 232V264M80 237V264M92 239V264M104 237V264M116 232V264M128 224V264M140 211V264M152 231V264M164 250V264',
      upright(264, 296, 42, 46, 138, 142),
      'M14 280H34M56 280H86M98 280H128M150 280H170M22 290H34M64 290H92M104 290H120',
      upright(142, 290, 200, 206.7, 213.3, 220),
      level(238, 270, 218, 231.6, 245.2, 258.8, 272.4, 286),
    ].join(''),
  },
  'vero-beach': {
    width: 440,
    top: 188,
    outline:
      'M0 300L4 300C42 300 46 238 78 238C110 238 114 300 152 300Q160 288 168 296Q175 302 182 296Q190 288 198 296Q203 300 208 300L212 300L212 282L256 282L256 260L250 260L271 240L292 260L286 260L286 282L296 282L296 300L322 300L322 264A27 27 0 1 1 330 264L330 300L396 300Q404 260 400 222Q378 208 366 228Q380 212 400 222Q390 196 374 194Q392 192 400 222Q412 192 428 198Q412 200 400 222Q424 212 434 232Q420 206 402 222Q408 260 402 300L440 300',
    hairlines: [
      'M36 282V300M50 262V300M64 248V300M78 244V300M92 248V300M106 262V300M120 282V300',
      upright(288, 300, 222, 232, 242, 252, 290),
      level(262, 280, 264, 270, 276),
      [
        [313, 234],
        [330, 228],
        [341, 242],
        [322, 246],
        [334, 256],
      ]
        .map(([x, y]) => `M${Number(x) - 4} ${y}a4 4 0 1 1 8 0a4 4 0 1 1-8 0`)
        .join(''),
    ].join(''),
  },
  'new-york-city': {
    width: 326,
    top: 78,
    outline:
      'M0 300C20 280 34 240 44 214L44 300L44 204L66 204L66 300L66 214C84 264 104 280 128 286L128 242L148 242L148 208L160 208L160 168L168 168L168 152L175 152L175 110L175 152L182 152L182 168L190 168L190 208L202 208L202 260L220 260L220 190C222 160 234 150 237 114C240 150 252 160 254 190L254 240L276 240L276 180L290 124L290 80L290 124L304 180L304 300L326 300',
    hairlines:
      'M0 288H128' +
      upright(222, 288, 51, 59) +
      upright(176, 292, 168, 175, 182) +
      level(228, 246, 204, 216, 228, 240, 252, 264) +
      'M282 190L298 292M298 190L282 292',
  },
};

/** The versions that fill a page of their own, where the short one would leave it empty. */
export const wideSkylines: Partial<Record<CitySlug, SkylineDrawing>> = {
  dallas: {
    width: 1130,
    top: 16,
    outline:
      'M0 300L20 300C70 300 92 132 128 132C164 132 186 300 236 300L262 300L262 266L296 266L296 242L330 242L330 278L352 278L352 300L372 300L372 172A27 27 0 1 1 384 172L384 300L408 300L408 222L440 222L440 182L476 182L476 208L496 208L496 124Q496 94 526 94Q556 94 556 124L556 180L578 180L578 88L588 88L588 54L588 88L606 88L606 32L606 88L624 88L624 54L624 88L634 88L634 240L654 240L654 64L664 64L664 38L676 38L676 16L700 16L700 38L712 38L712 64L722 64L722 204L744 204L744 150L762 68L806 102L806 168L790 196L790 300L822 300L822 114Q826 84 852 84Q878 84 882 114L882 230L904 230L904 188L938 188L938 162L950 162L950 188L966 188L966 256L998 256L998 238L1010 210L1022 238L1036 238L1048 178L1060 238L1074 238L1086 210L1098 238L1098 300L1130 300',
    hairlines: [
      // Eighteen cables from the arch's top; three bands in the ball.
      range(18)
        .map((cable) => `M128 138L${Math.round(460 + 96.47 * cable) / 10} 294`)
        .join(''),
      'M358 134H398M356 146H400M358 158H398',
      level(448, 468, 194, 207, 220, 233, 246, 259, 272),
      upright(126, 284, 508, 520, 532, 544),
      'M584 96L628 236M628 96L584 236',
      upright(72, 284, 668, 678, 688, 698, 708),
      'M762 82V262M765 80L787 190M752 156L784 186',
      'M843 104H861V140H843Z',
      level(832, 872, 160, 171, 182, 193, 204, 215, 226, 237, 248, 259, 270, 281),
      level(912, 958, 204, 220, 236, 252, 268, 284),
      upright(250, 292, 1008, 1020, 1031, 1043, 1054, 1066, 1077, 1089),
    ].join(''),
  },
};
