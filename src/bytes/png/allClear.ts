// What is said of a picture that shows nothing: apart from the code that finds it, which comes with its worker.

/** Nothing of the picture is seen. */
export const ALL_CLEAR = 'allClear';
