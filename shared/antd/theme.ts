/**
 * The design tokens of `ui/tokens.css` under antd's names, as values: antd calculates with colours and cannot use CSS
 * variables.
 */
export const theme = {
  token: {
    fontFamily: 'inherit',
    fontSize: 16,
    fontSizeLG: 16,
    colorPrimary: '#0f1d3a', // --night
    colorText: '#14213d', // --ink
    colorTextPlaceholder: '#4d5873', // --ink-soft
    colorTextQuaternary: '#4d5873', // --ink-soft
    colorTextDisabled: '#6b7280', // also used for the days of adjacent months
    colorBorder: '#8b8578', // --line-strong
    colorError: '#b3221d', // --bad
    borderRadius: 10, // --radius-2
    controlHeightLG: 48, // --control
  },
  components: {
    // days as large as a touch target
    DatePicker: { cellWidth: 39, cellHeight: 40, paddingXXS: 2 },
    Select: { optionHeight: 44, optionPadding: '10px 12px', optionSelectedBg: '#fff0df', optionActiveBg: '#f1e8d9' },
  },
};
