/** What a person reads when a code could not be sent. */
export const aliyunSmsStrings = {
  tooOften: '该手机号获取验证码过于频繁，请稍后再试',
  wrongMobile: '该手机号无法接收短信，请检查号码',
  failed: '短信发送失败，请稍后再试',
};

/** How Aliyun names its counts in the message of a refusal: "触发小时级流控Permits:5". */
export const aliyunCounts = { minute: '分钟级', day: '天级' };
