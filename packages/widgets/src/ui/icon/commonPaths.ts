// Icons of the first view of a product card or page, separate from the others: those are loaded with their components.
export const plus = 'M12 5v14M5 12h14';
export const box = 'M12 3.5l8 4.3v8.4l-8 4.3-8-4.3V7.8zM4.3 8L12 12.2 19.7 8M12 12.2v8M8 5.7l7.8 4.3';
export const cloud = 'M7 18.5a4 4 0 0 1-.6-8A5.8 5.8 0 0 1 17.6 9.6a4.5 4.5 0 0 1-.6 8.9z';
export const warning = 'M12 4l9 15.5H3zM12 10v4.5M12 17h.01';
