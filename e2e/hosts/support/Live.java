import com.pawlet.shop.bridge.Bridge;
import com.pawlet.shop.bridge.Host;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The Android host's bridge with a line of text for each message, in both directions. */
public final class Live {
    private static final class App implements Host {
        @Override
        public Map<String, Object> context() {
            Map<String, Object> context = new LinkedHashMap<>();
            context.put("platform", "android");
            context.put("language", "de");
            context.put("country", "DEU");
            context.put("token", "T-1");
            context.put("appVersion", "2.3.0");
            return context;
        }

        @Override
        public Set<String> methods() {
            return Set.of("copy", "pay");
        }

        @Override
        public void call(String method, Object argument, Answer answer) {
            answer.done(((Map<?, ?>) argument).containsValue("") ? "failed" : "done");
        }
    }

    public static void main(String[] arguments) throws Exception {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Bridge bridge = new Bridge(out::println, new App());
        bridge.start();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) bridge.receive(line);
    }
}
