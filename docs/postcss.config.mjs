// Utility classes of the product's controls, for the examples.
import tailwindcss from '@tailwindcss/postcss';

export default { plugins: [tailwindcss()] };
