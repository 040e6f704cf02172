/** Why a membership cannot be given so. */
export const membershipStrings = {
  boughtSince: '学员之后又买了会员，赠送的会员不能再改',
  isMemberLonger: '学员已购买的会员比这更久，请选更晚的日期',
  planGone: '所选的会员类型已不存在，请重新选择',
};
