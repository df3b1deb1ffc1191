// Apart from the others, because the frame of the mall draws this one alone.
export const warning = 'M12 4l9 15.5H3zM12 10v4.5M12 17h.01';
