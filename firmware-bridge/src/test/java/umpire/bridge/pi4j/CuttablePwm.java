package umpire.bridge.pi4j;

import com.pi4j.exception.Pi4JException;
import com.pi4j.io.pwm.Pwm;
import com.pi4j.io.pwm.PwmConfig;
import com.pi4j.io.pwm.PwmProvider;
import com.pi4j.plugin.mock.provider.pwm.MockPwm;
import com.pi4j.plugin.mock.provider.pwm.MockPwmProviderImpl;

/** Pi4J's mock, made to fail like the kernel's driver when the pin is gone. */
final class CuttablePwm extends MockPwm {
    private boolean cut;

    CuttablePwm(PwmProvider provider, PwmConfig config) {
        super(provider, config);
    }

    void cut() {
        cut = true;
    }

    @Override
    public Pwm on() {
        if (cut) {
            throw new Pi4JException("the pin is gone");
        }
        return super.on();
    }

    /** Provides such lines. */
    static final class CuttableProvider extends MockPwmProviderImpl {
        @Override
        public Pwm create(PwmConfig config) {
            CuttablePwm pwm = new CuttablePwm(this, config);
            context.registry().add(pwm);
            return pwm;
        }
    }
}
